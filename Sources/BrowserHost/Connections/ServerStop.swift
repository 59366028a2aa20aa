/// The event that ends every connection of a server.
struct ServerStop: Sendable {}
