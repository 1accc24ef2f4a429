import { Link } from '@pramaan/ui/link'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { Ago } from '../time/ago.tsx'
import type { Notification } from './use-notifications.ts'

type LineProps = { line: Notification; onOpen: (id: number) => void; onLeave: () => void }

/**
 * One notification: its text, how long ago, and whether it is new. It links to its subject, or can only be marked as
 * read.
 */
export function NotificationLine({ line, onOpen, onLeave }: LineProps) {
  const t = useShellTexts()
  const isNew = line.ReadOn === null
  const open = () => {
    if (isNew) onOpen(line.ID)
    if (line.Path) onLeave()
  }
  return (
    <li>
      <Frame href={line.Path} onPress={isNew || line.Path ? open : undefined}>
        <span aria-hidden className={clsx('mt-2 size-2 shrink-0 rounded-full', isNew && 'bg-brand')} />
        <span className="min-w-0">
          <span className={clsx('block wrap-anywhere', isNew && 'font-semibold')}>
            {isNew && <span className="sr-only">{`${t('notifications.new')}: `}</span>}
            {t(`notifications.kind.${line.Kind}`, line.Params)}
          </span>
          <span className="text-ink-muted text-sm">
            <Ago at={line.CreatedOn} />
          </span>
        </span>
      </Frame>
    </li>
  )
}

const frame = 'flex min-h-13 w-full items-start gap-3 rounded-control py-2.5 text-left'
const pressed = 'cursor-pointer transition-colors enabled-hover:bg-ink/4'

type FrameProps = { href: string | null; onPress: (() => void) | undefined; children: ReactNode }

function Frame({ href, onPress, children }: FrameProps) {
  if (href)
    return (
      <Link href={href} onClick={onPress} className={clsx(frame, pressed)}>
        {children}
      </Link>
    )
  if (!onPress) return <div className={frame}>{children}</div>
  return (
    <button type="button" onClick={onPress} className={clsx(frame, pressed)}>
      {children}
    </button>
  )
}
