func stamp(_ bag: Bag) { for post in bag.posts { post.stamp() } }
