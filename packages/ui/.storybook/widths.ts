/** The widths that our screens are drawn for; the preview really becomes so wide, so that its breakpoints apply. */
export const widths = Object.fromEntries(
  (
    [
      [320, 720, 'mobile', 'narrowest phone'],
      [360, 760, 'mobile', 'phone'],
      [768, 1024, 'tablet', 'tablet'],
      [1024, 768, 'desktop', 'small desktop'],
      [1280, 800, 'desktop', 'desktop'],
    ] as const
  ).map(([width, height, type, name]) => [
    `w${width}`,
    { name: `${width} px, ${name}`, styles: { width: `${width}px`, height: `${height}px` }, type },
  ]),
)
