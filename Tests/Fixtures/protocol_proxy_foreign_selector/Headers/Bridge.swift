import ProtocolProxy

func prepare(_ block: @escaping @convention(block) () -> Void) {
  let day = ProtocolProxy(protocol: Signalling.self, implementer: nil)
  let night = ProtocolProxy(protocol: NightSignalling.self, implementer: nil)
  _ = day.override(#selector(Signalling.raiseFlag(_:)), using: block)
  _ = day.override(#selector(getter: Signalling.flags), using: block)
  _ = day.override(#selector(Sounding.raiseFlag(_:)), using: block)
  _ = day.override(#selector(NightSignalling.flash), using: block)  // expect: protocol_proxy_foreign_selector "'NightSignalling'"
  _ = night.override(#selector(NightSignalling.flash), using: block)
  _ = night.override(#selector(Signalling.raiseFlag(_:)), using: block)
  _ = night.override(#selector(Sounding.soundHorn), using: block)  // expect: protocol_proxy_foreign_selector "'Sounding'"
}
