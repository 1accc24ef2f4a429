import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import * as DropdownMenu from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import { useOverlay } from '../overlay/overlay.tsx'

/** One line of a menu. `checked` makes it an on-or-off; `separator` draws a line above it. */
export type MenuItem = {
  label: ReactNode
  key?: string
  icon?: ReactNode
  /** Muted words at its end. */
  note?: ReactNode
  href?: string
  onSelect?: () => void
  checked?: boolean
  /** Keeps the menu open, for choosing several. */
  stay?: boolean
  danger?: boolean
  disabled?: boolean
  separator?: boolean
  lang?: string
}

/** Props of `Menu`: the button that opens it (it must pass its props and `ref` on), and its lines. */
export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode

  /** The actions, in order; what can’t be undone last. */
  items: readonly MenuItem[]
  /** A line at the top that can't be chosen: the signed-in person, the menu's name. */
  heading?: ReactNode

  /** On which side of its button it begins. */
  align?: 'start' | 'center' | 'end'

  /** Above or below its button. */
  side?: 'top' | 'bottom'
}

/** A list of actions, opened by a button; arrows, letters, Enter and Escape work. */
export function Menu({ trigger, items, heading, align = 'end', side = 'bottom' }: MenuProps) {
  const overlay = useOverlay()
  return (
    <DropdownMenu.Root modal={false} {...overlay}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(floating, 'min-w-52 p-1.5')}
        >
          {heading && (
            <DropdownMenu.Label className="px-2.5 py-1.5 text-sm text-ink-muted">{heading}</DropdownMenu.Label>
          )}
          {items.map((item, index) => (
            <Line key={item.key ?? `line ${index + 1}`} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** The box of everything that floats: menus, popovers, lists. */
export const floating =
  'z-50 max-h-[min(32rem,var(--radix-popper-available-height,80vh))] max-w-[calc(100vw-1rem)] animate-appear overflow-y-auto rounded-card border border-line bg-surface text-ink shadow-float outline-none'

function Line({ item }: { item: MenuItem }) {
  const look = clsx(
    'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 text-sm -outline-offset-2 select-none pointer-coarse:min-h-11 [&_svg]:size-4.5 [&_svg]:shrink-0',
    'data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-brand-soft',
    item.danger && 'text-danger',
  )
  const select = (event: Event) => {
    if (item.stay) event.preventDefault()
    item.onSelect?.()
  }
  return (
    <>
      {item.separator && <DropdownMenu.Separator className="mx-2 my-1.5 h-px bg-line" />}
      {item.checked !== undefined ? (
        <DropdownMenu.CheckboxItem
          className={look}
          checked={item.checked}
          disabled={item.disabled}
          onSelect={select}
          lang={item.lang}
        >
          <LineInside item={item} />
          <Check aria-hidden className={clsx('text-brand', !item.checked && 'invisible')} />
        </DropdownMenu.CheckboxItem>
      ) : item.href ? (
        <DropdownMenu.Item asChild disabled={item.disabled} onSelect={select}>
          <Link href={item.href} className={look} lang={item.lang}>
            <LineInside item={item} />
          </Link>
        </DropdownMenu.Item>
      ) : (
        <DropdownMenu.Item className={look} disabled={item.disabled} onSelect={select} lang={item.lang}>
          <LineInside item={item} />
        </DropdownMenu.Item>
      )}
    </>
  )
}

function LineInside({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon && <span className={item.danger ? '' : 'text-ink-muted'}>{item.icon}</span>}
      <span className="min-w-0 flex-1">{item.label}</span>
      {item.note && <span className="text-xs text-ink-muted">{item.note}</span>}
    </>
  )
}
