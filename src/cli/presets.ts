/** The permission presets that commands accept. */
import type { Preset } from "../identity/permission-presets.ts";

/** Contains only the presets for roles. The pages that edit permissions offer further presets. */
export const offeredPresets = ["admin", "editor", "read_only"] as const satisfies readonly Preset[];

export type OfferedPreset = (typeof offeredPresets)[number];
