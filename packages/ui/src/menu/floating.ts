/** The classes of everything that floats: menus, popovers, lists. */
export const floating =
  'z-50 max-h-[min(32rem,var(--radix-popper-available-height,80vh))] max-w-[calc(100vw-1rem)] animate-appear overflow-y-auto rounded-card border border-line bg-surface text-ink shadow-float outline-none'
