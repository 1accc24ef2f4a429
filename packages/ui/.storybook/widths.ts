/** The widths that our screens are designed for. The preview is resized to them, so that breakpoints apply. */
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
