import type { Platform } from '@pramaan/app-shell/platform/platform.tsx'

/**
 * Remembers the candidate list's filters and page in this browser, for the way back from a profile (document 002 §2.8).
 */
export const savedListKey = 'pramaan.staff.candidates'

/** The query of the candidate list last opened in this browser. */
export function savedList(storage: Platform['storage']): string {
  return storage.getItem(savedListKey) ?? ''
}
