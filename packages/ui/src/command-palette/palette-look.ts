/** The classes of the palette. */
export const paletteFrame =
  'fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh flex-col overflow-hidden bg-surface shadow-float outline-none sm:top-16 sm:max-h-[calc(100dvh-8rem)] sm:w-[calc(100%-2rem)] sm:max-w-160 sm:animate-appear sm:rounded-card'

/** The classes of its first line. */
export const paletteTop = 'flex min-h-13 items-center gap-3 border-line border-b px-4'

/** The classes of the field in it. */
export const paletteField = 'min-w-0 flex-1 self-stretch bg-transparent text-lg outline-none'
