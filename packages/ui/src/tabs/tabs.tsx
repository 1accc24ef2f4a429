import * as Radix from '@radix-ui/react-tabs'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLabels } from '../labels/labels.tsx'
import { centreInRow } from '../scroll-region/scroll-region.tsx'

/** One tab: its value in the URL, its label, its number of items, and its panel. */
type Tab = { value: string; label: ReactNode; count?: number; panel?: ReactNode }

/** Props of `Tabs`: controlled, because the tab lives in the URL. */
export type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value: string
  onValue: (value: string) => void
  /** `line` underlines, `pill` tints (dense pages). */
  look?: 'line' | 'pill'
  /** A single panel for all tabs, such as a list that the chosen tab filters. */
  children?: ReactNode
}

/** A panel is a Tab stop. Its focus ring is drawn inside, because outside it would be cut off or cover the tabs. */
const panelRing = 'rounded-control -outline-offset-2'

/** Parts of a screen shown one at a time; arrows move between them. */
export function Tabs({ label, tabs, value, onValue, look = 'line', children }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValue} className="min-w-0">
      <Radix.List
        aria-label={label}
        className={clsx(
          'relative flex max-w-full overflow-x-auto',
          // A row of pills is only as wide as its pills, so that its empty end does not cover what is next to it.
          look === 'line' ? 'gap-1 border-line border-b' : 'w-fit gap-0.5',
        )}
      >
        {tabs.map((tab) => (
          <OneTab key={tab.value} tab={tab} look={look} chosen={tab.value === value} />
        ))}
      </Radix.List>
      {children !== undefined && (
        <Radix.Content key={value} value={value} className={panelRing}>
          {children}
        </Radix.Content>
      )}
      {children === undefined &&
        tabs.map((tab) => (
          <Radix.Content key={tab.value} value={tab.value} className={clsx(panelRing, tab.panel && 'pt-4')}>
            {tab.panel}
          </Radix.Content>
        ))}
    </Radix.Root>
  )
}

function OneTab({ tab, look, chosen }: { tab: Tab; look: 'line' | 'pill'; chosen: boolean }) {
  const labels = useLabels()
  return (
    <Radix.Trigger
      ref={chosen ? centreInRow : undefined}
      value={tab.value}
      className={clsx(
        'flex shrink-0 cursor-pointer items-center gap-1.5 font-medium whitespace-nowrap text-ink-muted -outline-offset-2 enabled-hover:text-ink data-[state=active]:font-semibold data-[state=active]:text-brand',
        look === 'line'
          ? 'min-h-11 border-transparent border-b-2 px-3 text-base data-[state=active]:border-brand'
          : 'min-h-8 rounded-control px-2.5 text-sm data-[state=active]:bg-brand-soft pointer-coarse:min-h-11',
      )}
    >
      {tab.label}
      {tab.count !== undefined && (
        <span ref={chosen ? centreTab : undefined} className="tabular-nums">
          {labels.number(tab.count)}
        </span>
      )}
    </Radix.Trigger>
  )
}

/** A count that arrives later makes its tab wider, so the tab is scrolled into view again. */
function centreTab(count: HTMLElement | null) {
  centreInRow(count?.parentElement ?? null)
}
