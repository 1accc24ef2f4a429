import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { FocusEvent, RefObject } from 'react'
import { Link } from '../link/link.tsx'
import { ExistingButton } from '../on-demand/existing-button.ts'
import type { OverlayState } from '../overlay/overlay.tsx'
import { floating } from './floating.ts'
import type { MenuItem, MenuProps } from './menu-props.ts'

/** Props of `MenuContent`: those of the menu, its button, and whether a key opened it. */
type MenuContentProps = Omit<MenuProps, 'trigger'> & {
  overlay: OverlayState
  id: string
  labelledBy: string
  button: RefObject<HTMLElement | null>
  byKey: RefObject<boolean>
}

/** The open menu, which loads when one is first opened. */
export function MenuContent({ items, heading, align = 'end', side = 'bottom', ...shown }: MenuContentProps) {
  const { overlay, id, labelledBy, button, byKey } = shown
  /** Radix does not know about the key that opened the menu, because that press may have started loading it. */
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!byKey.current || target !== currentTarget) return
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus({ preventScroll: true })
  }
  return (
    <DropdownMenu.Root modal={false} {...overlay}>
      <DropdownMenu.Trigger asChild>
        <ExistingButton button={button} open={overlay.open} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          id={id}
          aria-labelledby={labelledBy}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onFocus={focusFirst}
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
          {item.checked ? <Check aria-hidden className="text-brand" /> : <span className="size-4.5 shrink-0" />}
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
