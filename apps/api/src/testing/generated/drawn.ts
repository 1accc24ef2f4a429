/**
 * A number from 0 up to a bound that depends on the row and the column alone, so that every run draws the same.
 */
export function drawn(row: number, column: number, below: number) {
  const mixed = Math.imul(row + 1, 2_654_435_761) ^ Math.imul(column + 1, 1_597_334_677)
  return ((Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0) / 4_294_967_296) * below
}
