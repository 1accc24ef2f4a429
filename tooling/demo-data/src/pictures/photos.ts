import type { Gender } from '@pramaan/domain/gender'
import type { Random } from '../random.ts'
import { hairs } from './hair.ts'
import { pictureId, samplePicture } from './sample-picture.ts'

type Extra = 'glasses' | 'beard' | 'moustache' | 'earrings'
type Face = { hair: keyof typeof hairs; skin: string; top: string; ground: string; extras?: readonly Extra[] }

const women: readonly Face[] = [
  { hair: 'long', skin: '#c98f66', top: '#0f766e', ground: '#fde9c8' },
  { hair: 'bun', skin: '#a9714b', top: '#9d2b5b', ground: '#dbe7fb', extras: ['earrings'] },
  { hair: 'bob', skin: '#e0b08a', top: '#3b4a8f', ground: '#f7dfe4' },
  { hair: 'braid', skin: '#8a5a3b', top: '#b4530f', ground: '#e3ecd8', extras: ['earrings'] },
  { hair: 'long', skin: '#e0b08a', top: '#6b3fa0', ground: '#e6e1f5', extras: ['glasses'] },
  { hair: 'bob', skin: '#c98f66', top: '#334155', ground: '#fbe3cf', extras: ['earrings'] },
  { hair: 'bob', skin: '#8a5a3b', top: '#1d6a96', ground: '#f4ead2', extras: ['glasses'] },
  { hair: 'braid', skin: '#c98f66', top: '#8c1d40', ground: '#d9ecea' },
  { hair: 'bun', skin: '#e0b08a', top: '#2f6b3a', ground: '#f3e0ee', extras: ['glasses'] },
  { hair: 'long', skin: '#8a5a3b', top: '#a16207', ground: '#dfe6ee', extras: ['earrings'] },
  { hair: 'long', skin: '#a9714b', top: '#1e3a5f', ground: '#f9e2d6', extras: ['glasses', 'earrings'] },
  { hair: 'braid', skin: '#e0b08a', top: '#0e7490', ground: '#f6ead0', extras: ['earrings'] },
]

const men: readonly Face[] = [
  { hair: 'short', skin: '#c98f66', top: '#1e40af', ground: '#e9eef8' },
  { hair: 'parted', skin: '#a9714b', top: '#475569', ground: '#fbe9d0', extras: ['moustache'] },
  { hair: 'waves', skin: '#8a5a3b', top: '#15803d', ground: '#f1e4f3', extras: ['beard'] },
  { hair: 'short', skin: '#e0b08a', top: '#7c2d12', ground: '#dcecf0', extras: ['glasses'] },
  { hair: 'parted', skin: '#c98f66', top: '#4c1d95', ground: '#f7ebcf', extras: ['beard'] },
  { hair: 'short', skin: '#c98f66', top: '#374151', ground: '#e4eddc', extras: ['beard'] },
  { hair: 'waves', skin: '#e0b08a', top: '#9f1239', ground: '#e1e8f6' },
  { hair: 'parted', skin: '#8a5a3b', top: '#0369a1', ground: '#f8e4dc', extras: ['glasses', 'moustache'] },
  { hair: 'short', skin: '#8a5a3b', top: '#a16207', ground: '#dde9ea' },
  { hair: 'waves', skin: '#a9714b', top: '#334155', ground: '#f5e8cc', extras: ['glasses'] },
  { hair: 'short', skin: '#a9714b', top: '#166534', ground: '#ece3f4', extras: ['beard', 'glasses'] },
  { hair: 'parted', skin: '#e0b08a', top: '#1f2937', ground: '#fbe6d3' },
]

const faces = [...women, ...men]
const dark = '#241a17'

/** The photos as files: drawn faces, the women first. */
export const photos = faces.map((face, index) => samplePicture(pictureId('photo', index), 'avatar', drawnFace(face)))

/** A photo for a person of a gender, from all of them where it is not said. */
export function photoOf(gender: Gender | null, random: Random): string {
  const [from, to] = gender === 'Female' ? [0, 11] : gender === 'Male' ? [12, 23] : [0, 23]
  return pictureId('photo', random.int(from, to))
}

function drawnFace({ hair, skin, top, ground, extras = [] }: Face): string {
  const has = (extra: Extra) => extras.includes(extra)
  const look: { behind?: string; before: string } = hairs[hair]
  return [
    fill(ground, 'M0 0h96v96H0z'),
    look.behind && fill(dark, look.behind),
    fill(top, 'M10 96c2-19 17-26 38-26s36 7 38 26z'),
    fill(skin, 'M40 56h16v13c0 9-16 9-16 0z'),
    fill(skin, 'M48 22c11 0 17 8 17 20s-7 22-17 22-17-10-17-22 6-20 17-20zM31 40a4 4 0 1 0 1 8zm34 0a4 4 0 1 1-1 8z'),
    has('beard') && fill(dark, 'M31 44c1 14 6 23 17 23s16-9 17-23c-2 6-4 8-8 8-6-3-12-3-18 0-4 0-6-2-8-8z'),
    fill(dark, look.before),
    fill('#241a17', 'M39 43a2 2 0 1 1 4 0 2 2 0 0 1-4 0zm14 0a2 2 0 1 1 4 0 2 2 0 0 1-4 0z'),
    line(dark, 'M37 38q4-3 8-1m6 0q4-2 8 1', 1.6),
    line('#8c3b33', has('beard') ? 'M43 56q5 3 10 0' : 'M42 54q6 5 12 0', 2),
    has('moustache') && line(dark, 'M41 51q7-4 14 0', 3),
    has('earrings') && fill('#d99a1c', 'M28 51a2 2 0 1 1 4 0 2 2 0 0 1-4 0zm36 0a2 2 0 1 1 4 0 2 2 0 0 1-4 0z'),
    has('glasses') &&
      line('#1f2937', 'M35 43a6 6 0 1 1 12 0 6 6 0 0 1-12 0zm14 0a6 6 0 1 1 12 0 6 6 0 0 1-12 0zm-2 0h2', 1.6),
  ]
    .filter(Boolean)
    .join('')
}

function fill(colour: string, path: string) {
  return `<path fill="${colour}" d="${path}"/>`
}

function line(colour: string, path: string, width: number) {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`
}
