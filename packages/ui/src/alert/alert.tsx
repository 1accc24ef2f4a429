import { clsx } from 'clsx'
import { CircleAlert, Clock, Info, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useLabels } from '../labels/labels.tsx'

/** Props of `Alert`: `danger` is read out at once; `warning` is for deadlines; `action` resolves it. */
export type AlertProps = {
  /** How serious: a hint, a deadline, or a failure. */
  tone?: 'info' | 'warning' | 'danger'
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  onDismiss?: () => void
}

const tones = {
  info: { look: 'border-brand/30 bg-brand-soft', icon: 'text-brand', Icon: Info },
  warning: { look: 'border-accent bg-accent-soft', icon: 'text-warning', Icon: Clock },
  danger: { look: 'border-danger/40 bg-danger-soft', icon: 'text-danger', Icon: CircleAlert },
}

/** Important information about this screen; it stays until it is resolved or dismissed. */
export function Alert({ tone = 'info', title, children, action, onDismiss }: AlertProps) {
  const labels = useLabels()
  const { look, icon, Icon } = tones[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'flex items-start gap-3 rounded-control border py-3 pl-4 text-sm',
        onDismiss ? 'pr-1' : 'pr-4',
        look,
      )}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', icon)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_12rem]">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action}
      </div>
      {onDismiss && <IconButton label={labels.close} icon={<X />} onClick={onDismiss} className="-my-2.5" />}
    </div>
  )
}
