import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { ScrollRegion } from '../scroll-region/scroll-region.tsx'

type DialogInsideProps = {
  title: ReactNode
  titleHidden?: boolean | undefined
  description?: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode
  children?: ReactNode
}

/** The title with a close button, the scrolling content and the footer; shared by dialog and panel. */
export function DialogInside(props: DialogInsideProps) {
  const labels = useLabels()
  return (
    <>
      <div className="flex items-start justify-between gap-3 px-5 pt-4">
        <div className="min-w-0 pt-1.5">
          <Radix.Title className={props.titleHidden ? 'sr-only' : 'text-lg'}>{props.title}</Radix.Title>
          {props.description && (
            <Radix.Description className="text-sm text-ink-muted">{props.description}</Radix.Description>
          )}
        </div>
        <Radix.Close asChild>
          <IconButton label={labels.close} icon={<X />} edge="end" />
        </Radix.Close>
      </div>
      {/* A focused field keeps its label and its error in sight. */}
      <ScrollRegion className="flex-1 scroll-py-16 px-5 pt-3 pb-5">{props.children}</ScrollRegion>
      {props.footer && (
        <div className="safe-bottom flex items-start justify-end gap-2 border-line border-t px-5 pt-3 [--safe-gap:0.75rem] max-sm:*:flex-auto max-sm:has-[[data-lead]]:flex-wrap max-sm:[&>span>button]:w-full sm:flex-wrap sm:[&>span]:contents sm:[&>span>span]:basis-full sm:[&>span>span]:text-end">
          {props.footer}
        </div>
      )}
    </>
  )
}
