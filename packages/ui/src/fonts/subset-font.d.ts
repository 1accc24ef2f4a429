/** The part of subset-font that `make-fonts.ts` uses; it comes without types. */
declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number; readonly default: number }
  type Options = { targetFormat: 'woff2'; variationAxes: { readonly wght: Axis } }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
