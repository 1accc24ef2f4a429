import { pictureId, samplePicture } from './sample-picture.ts'

/** White marks on a square of 96. */
const marks = [
  'M48 20c14 10 14 30 0 40-14-10-14-30 0-40zM22 48c16-4 26 6 26 24-18 0-26-10-26-24zm52 0c0 14-8 24-26 24 0-18 10-28 26-24z',
  'M18 70 40 30l14 24 8-12 16 28z',
  'M48 18a30 30 0 1 0 30 30H64a16 16 0 1 1-16-16z',
  'M20 34 48 20l28 14v12L48 32 20 46zm0 24 28-14 28 14v14L48 58 20 72z',
  'M24 72c0-28 18-46 50-48-2 32-20 50-50 48zm8-8 26-26-4-3z',
  'M48 18l26 15v30L48 78 22 63V33zm0 14L34 40v16l14 8 14-8V40z',
  'M18 44c10-12 20-12 30 0s20 12 30 0v12c-10 12-20 12-30 0s-20-12-30 0z',
  'M24 22h20v20H24zm28 0h20v20H52zM24 54h20v20H24zm38-2 12 12-12 12-12-12z',
  'M52 16 26 54h18l-4 26 30-40H50z',
]

const grounds = [
  '#9f2d20',
  '#a4480b',
  '#6d5200',
  '#3c5a14',
  '#0d5d57',
  '#0f5573',
  '#40408f',
  '#6b2f86',
  '#8b2556',
  '#374151',
]

/** How many companies may have a logo. */
const count = 40

/** The logo of the employer of an index; every fourth has none. */
export function logoOf(index: number): string | null {
  return index % 4 === 3 ? null : pictureId('logo', index)
}

/** The logos as files. */
export const logos = Array.from({ length: count }, (_, index) => index)
  .filter((index) => logoOf(index) !== null)
  .map((index) => {
    const ground = grounds[(index * 3) % grounds.length]
    const mark = marks[(index * 5) % marks.length]
    const drawn = `<path fill="${ground}" d="M0 0h96v96H0z"/><path fill="#fff" fill-rule="evenodd" d="${mark}"/>`
    return samplePicture(pictureId('logo', index), 'companyLogo', drawn)
  })
