import { clsx } from 'clsx'
import { User } from 'lucide-react'
import { useState } from 'react'
import { initials } from './initials.ts'

/** Props of `Avatar`: a picture that may fail to load, and the name it stands for. */
export type AvatarProps = {
  name: string
  src?: string | null | undefined
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** Companies and schools are square, people are round. */
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
 * A photo, or initials; neutral, because blue means 'you can act'. Hidden from screen readers, because the name is next
 * to it.
 */
export function Avatar({ name, src, size = 'md', square }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const letters = initials(name)
  return (
    <span
      aria-hidden
      // Drawn by css: as text, the letters would count as part of the name of a button around them.
      data-letters={src && failed !== src ? '' : letters}
      className={clsx(
        'grid shrink-0 place-items-center overflow-hidden bg-neutral font-bold text-ink before:content-[attr(data-letters)] empty:before:block',
        square ? 'rounded-[10px]' : 'rounded-full',
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
