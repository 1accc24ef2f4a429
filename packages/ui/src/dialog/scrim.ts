/** The classes of the dark layer behind a dialog or panel. */
export const scrim = 'fixed inset-0 z-40 animate-appear bg-scrim'
