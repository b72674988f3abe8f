/** Lists the permission presets that commands accept. */
import type { Preset } from "../identity/permission-presets.ts";

/** The presets that correspond to roles. The pages that edit permissions offer more presets. */
export const offeredPresets = ["admin", "editor", "read_only"] as const satisfies readonly Preset[];

export type OfferedPreset = (typeof offeredPresets)[number];
