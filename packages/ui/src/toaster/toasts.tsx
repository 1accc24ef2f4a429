import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { useLabels } from '../labels/labels.tsx'
import { readingTime } from './reading-time.ts'
import type { ToastContent } from './toast-content.ts'
import { ToastFocus, useReturnFocus } from './toast-focus.tsx'

const newest = new Map<string, string | number>()

function show({ leastMilliseconds, position, about, ...content }: ToastContent): void {
  const before = about && newest.get(about)
  if (before !== undefined) toast.dismiss(before)
  const shown = toast.custom((id) => <ToastCard {...content} onClose={() => toast.dismiss(id)} />, {
    duration: readingTime(content.text, leastMilliseconds),
    ...(position && !isPhone() && { position }),
  })
  if (about) newest.set(about, shown)
}

function dismiss(): void {
  toast.dismiss()
}

/** At the top on a phone, where toasts cover no bar, and bottom right elsewhere. */
function Place({
  onReady,
}: {
  /** Called once toasts can be shown. */
  onReady: () => void
}) {
  const labels = useLabels()
  // The effects of the inner component have run, so the library is listening.
  useEffect(onReady, [onReady])
  const phone = useSyncExternalStore(watchWidth, isPhone, () => false)
  return (
    <ToastFocus>
      <Sonner
        position={phone ? 'top-center' : 'bottom-right'}
        containerAriaLabel={labels.notifications}
        // Below the top bar.
        offset={{ top: 72, right: 16, bottom: 16, left: 16 }}
        mobileOffset={{ top: 64, left: 8, right: 8 }}
        // Shown one below the other: in a stack, the rear toasts can be read or closed only by hovering.
        expand
        gap={8}
        // A modal dialog disables the pointer for the rest of the page; toasts must stay clickable above it.
        style={{ pointerEvents: 'auto' }}
      />
    </ToastFocus>
  )
}

function ToastCard({
  text,
  tone = 'plain',
  action,
  onClose,
}: Omit<ToastContent, 'leastMilliseconds' | 'position' | 'about'> & { onClose: () => void }) {
  const labels = useLabels()
  const card = useRef<HTMLDivElement>(null)
  useReturnFocus(card)
  const Icon = tone === 'danger' ? CircleAlert : CircleCheck
  return (
    <div
      ref={card}
      className={clsx(
        'flex min-h-14 w-full items-center gap-2 rounded-control py-1.5 pr-1.5 pl-4 font-sans text-sm shadow-float sm:w-96',
        tone === 'danger' ? 'bg-danger text-on-brand' : 'bg-inverse text-on-inverse',
      )}
    >
      {tone !== 'plain' && <Icon aria-hidden className="size-5 shrink-0" />}
      <p className="min-w-0 flex-1 wrap-anywhere">{text}</p>
      {action && (
        <button
          type="button"
          className={clsx(
            'min-h-11 shrink-0 cursor-pointer rounded-control px-3 font-semibold',
            tone !== 'danger' && 'text-inverse-accent',
          )}
          onClick={() => {
            action.onAction()
            onClose()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={labels.close}
        onClick={onClose}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control"
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </div>
  )
}

const phoneQuery = '(max-width: 639px)'

function isPhone() {
  return window.matchMedia(phoneQuery).matches
}

function watchWidth(onChange: () => void) {
  const media = window.matchMedia(phoneQuery)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Loaded on demand: the container of toasts, and how to show and dismiss one. */
export const toasts = { Place, show, dismiss }
