import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useLabels } from '../labels/labels.tsx'
import type { NavItem } from '../nav-item/nav-item.tsx'
import { SidePanel } from '../side-panel/side-panel.tsx'
import { NavItemList } from '../side-rail/side-rail.tsx'

/** Props of `NavDrawer`; `title` names the menu. */
export type NavDrawerProps = {
  title: string
  items: readonly NavItem[]
  /** Listed in the drawer only. */
  moreItems?: readonly NavItem[]
  foot?: ReactNode
  /**
   * Says what is new on an item that only the drawer lists. A dot marks the menu button, whose label includes this
   * text.
   */
  news?: string | undefined
}

/** The menu button of the header and the drawer it opens; choosing an item closes it. */
export function NavDrawer({ title, items, moreItems = [], foot, news }: NavDrawerProps) {
  const labels = useLabels()
  const [open, setOpen] = useState(false)
  const closing = (list: readonly NavItem[]) =>
    list.map((item) => ({
      ...item,
      onSelect: () => {
        setOpen(false)
        item.onSelect?.()
      },
    }))
  return (
    <SidePanel
      side="left"
      open={open}
      title={title}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          label={news ? `${labels.menu}, ${news}` : labels.menu}
          icon={<Menu />}
          edge="start"
          dot={Boolean(news)}
        />
      }
    >
      <nav aria-label={title} className="-mx-2 flex min-h-full flex-col gap-4">
        <NavItemList items={closing(items)} format={labels.number} />
        {moreItems.length > 0 && (
          <div className="border-line border-t pt-4">
            <NavItemList items={closing(moreItems)} format={labels.number} />
          </div>
        )}
        {foot && <div className="mt-auto border-line border-t pt-4">{foot}</div>}
      </nav>
    </SidePanel>
  )
}
