/** The package has no types. */
declare module "semver" {
  const semver: {
    satisfies(version: string, range: string): boolean;
    subset(range: string, of: string): boolean;
  };
  export = semver;
}
