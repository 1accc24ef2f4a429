import { clsx } from 'clsx'
import { User } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { initials } from './initials.ts'
import { nameHue } from './name-hue.ts'

/** Props of `Avatar`: a picture, which may fail to load, and the name it belongs to. */
export type AvatarProps = {
  /** The initials are made from it. */
  name: string

  /** Without a picture the initials are shown. */
  src?: string | null | undefined

  /** xs is for rows, md for cards, xl for profiles. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** For companies and schools, whose colour depends on the name; people's are round. */
  square?: boolean
}

const sizes = {
  xs: 'size-6 text-xs',
  sm: 'size-9 text-sm',
  md: 'size-11 text-sm',
  lg: 'size-16 text-xl',
  xl: 'size-22 text-2xl',
}

/**
 * A photo, a logo or initials. A person's initials are neutral, because blue means 'you can act'; a company's have a
 * colour. Hidden from screen readers, because the name is next to it.
 */
export function Avatar({ name, src, size = 'md', square }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const letters = initials(name)
  return (
    <span
      aria-hidden
      // Drawn by CSS, because as text the letters would become part of the name of a surrounding button.
      style={square ? ({ '--hue': nameHue(name) } as CSSProperties) : undefined}
      data-letters={src && failed !== src ? '' : letters}
      className={clsx(
        'grid shrink-0 place-items-center overflow-hidden font-bold before:content-[attr(data-letters)] empty:before:block',
        square ? 'monogram rounded-[10px]' : 'rounded-full bg-neutral text-ink',
        sizes[size],
      )}
    >
      {src && failed !== src ? (
        <img src={src} alt="" onError={() => setFailed(src)} className="size-full object-cover" />
      ) : (
        !letters && <User className="size-1/2 text-ink-muted" />
      )}
    </span>
  )
}
