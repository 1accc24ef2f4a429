import type { UploadKind } from '@pramaan/domain/upload'
import sharp, { type ResizeOptions } from 'sharp'

const mostPixels = 50_000_000
const sizes: Partial<Record<UploadKind, ResizeOptions>> = {
  avatar: { width: 512, height: 512, fit: 'cover', position: 'attention' },
  companyLogo: { width: 512, height: 512, fit: 'inside' },
}
const screen: ResizeOptions = { width: 1920, height: 1920, fit: 'inside' }

sharp.cache(false)
sharp.concurrency(1)

/** The number of images processed in parallel, because each may hold its pixels in memory. */
const atOnce = 2
let working = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>) {
  if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  working++
  return work().finally(() => {
    working--
    waiting.shift()?.()
  })
}

/**
 * Redraws an image: upright, sized for its use, and with nothing but its pixels (no metadata, no frames, no hidden
 * content). PNG if anything is transparent, otherwise JPEG. Undefined if it can't be drawn or has too many pixels.
 */
export function redraw(from: string, to: string, kind: UploadKind) {
  return inTurn(async () => {
    try {
      const image = sharp(from, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      const { hasAlpha } = await image.metadata()
      const sized = image.autoOrient().resize({ ...(sizes[kind] ?? screen), withoutEnlargement: true })
      const drawn = hasAlpha ? sized.png({ compressionLevel: 8 }) : sized.jpeg({ quality: 84, mozjpeg: true })
      await drawn.toFile(to)
      return hasAlpha ? 'image/png' : 'image/jpeg'
    } catch (error) {
      // A broken image is the sender's fault; a full disk is not.
      if (error instanceof Error && error.message.includes('write error')) throw error
      return undefined
    }
  })
}
