/** Finds the section of a version in CHANGELOG.md. */

/** The heading of changes that are not yet part of a release. */
export const unreleased = "Unreleased";

/**
 * Returns the text of a section without its heading, or null if there is no such section. Headings are like
 * `## 1.4.0 (2026-11-30)`.
 */
export function changelogSection(changelog: string, name: string): string | null {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => /^\S+/.exec(text)?.[0] === name);
  return section === undefined ? null : section.slice(section.indexOf("\n") + 1).trim();
}
