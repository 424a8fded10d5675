// What stands in an example is nobody's duty.
class Chart {
  /// Draws the frame. An override may look like this:
  ///
  ///     // Subclasses must override this.
  ///     override func frame() {}
  ///
  func frame() {}
  /**
   Draws the axes.

       // Subclasses must override this.
       override func axes() {}
   */
  func axes() {}
  /**
   * Draws a title:
   *
   *     Subclasses must override this.
   */
  func title() {}
  /// Draws a grid.
  ///
  /// 	Subclasses must override this.
  func grid() {}
  /// Draws the legend.
  ///
  ///     legend()
  ///
  /// Subclasses must override this.
  func legend() {}
  /// - Note: The item goes on.
  ///
  ///     Subclasses must override this.
  func notes() {}
  /// Draws a line,
  ///     and no blank line is before this. Subclasses must override this.
  func line() {}
  func draw() {
    frame()
    axes()
    title()
    grid()
    legend()
    notes()
    line()
  }
}
final class PieChart: Chart {  // expect: unimplemented_required_override "'PieChart' must override 'legend()' and 2 more members"
}
final class BarChart: Chart {
  override func legend() {}
  override func notes() {}
  override func line() {}
}
