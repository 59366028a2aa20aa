#if !canImport(ObjectiveC)
  extension URL {
    /// Returns whether the file of the URL is there, or will be loaded from a cloud.
    ///
    /// No files are in a cloud here: the file has to be there.
    ///
    /// - Throws: An error if the file cannot be reached.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }

    /// Returns the values of the file of the URL, or of the file that a cloud will load there.
    ///
    /// - Throws: An error if the file cannot be reached.
    public func promisedItemResourceValues(
      forKeys keys: Set<URLResourceKey>
    ) throws -> URLResourceValues { try resourceValues(forKeys: keys) }
  }

  extension FileManager {
    /// The identity of the user's cloud. It is `nil`: there is no cloud.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Returns the folder of a cloud. It is `nil`: there is no cloud.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Returns the folder that the apps of a group share, and creates it.
    ///
    /// It is in the folder `Group Containers` of the folder for application support. The
    /// entitlements of the app are not read: every group has a folder. `nil` if the folder cannot
    /// be created, or if the name is empty or has a slash.
    public func containerURL(
      forSecurityApplicationGroupIdentifier groupIdentifier: String
    ) -> URL? {
      guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != "..",
        groupIdentifier != ".",
        let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      else { return nil }
      let folder = support.appendingPathComponent("Group Containers")
        .appendingPathComponent(groupIdentifier)
      do {
        try createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        return nil
      }
      return folder
    }
  }
#endif
