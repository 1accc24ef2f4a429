import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useLabels } from '../labels/labels.tsx'
import type { Place } from '../place/place.tsx'
import { SidePanel } from '../side-panel/side-panel.tsx'
import { PlaceList } from '../side-rail/side-rail.tsx'

/** Props of `NavDrawer`: everything an app's menu holds; `title` names it. */
export type NavDrawerProps = {
  title: string
  places: readonly Place[]
  morePlaces?: readonly Place[]
  foot?: ReactNode
}

/** The menu button of the header and the drawer it opens; choosing a place closes it. */
export function NavDrawer({ title, places, morePlaces = [], foot }: NavDrawerProps) {
  const labels = useLabels()
  const [open, setOpen] = useState(false)
  const closing = (list: readonly Place[]) =>
    list.map((place) => ({
      ...place,
      onSelect: () => {
        setOpen(false)
        place.onSelect?.()
      },
    }))
  return (
    <SidePanel
      side="left"
      open={open}
      title={title}
      onOpenChange={setOpen}
      trigger={<IconButton label={labels.menu} icon={<Menu />} edge="start" />}
    >
      <nav aria-label={title} className="-mx-2 flex min-h-full flex-col gap-4">
        <PlaceList places={closing(places)} format={labels.number} />
        {morePlaces.length > 0 && (
          <div className="border-line border-t pt-4">
            <PlaceList places={closing(morePlaces)} format={labels.number} />
          </div>
        )}
        {foot && <div className="mt-auto border-line border-t pt-4">{foot}</div>}
      </nav>
    </SidePanel>
  )
}
