/** The package has no types. */
declare module "semver" {
  const semver: {
    satisfies(version: string, range: string): boolean;
    subset(range: string, of: string): boolean;
    valid(version: string): string | null;
    rcompare(first: string, second: string): number;
    diff(first: string, second: string): string | null;
    gt(first: string, second: string): boolean;
  };
  export = semver;
}
