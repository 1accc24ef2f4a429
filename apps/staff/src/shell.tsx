import { AccountMenu } from '@pramaan/app-shell/header/account-menu.tsx'
import { Brand } from '@pramaan/app-shell/header/brand.tsx'
import { LocationPicker } from '@pramaan/app-shell/header/location-picker.tsx'
import { DemoBanner } from '@pramaan/app-shell/mount/demo-banner.tsx'
import { NotificationBell } from '@pramaan/app-shell/notifications/notification-bell.tsx'
import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { latePart, OpenedLate } from '@pramaan/app-shell/router/loading/late-part.tsx'
import { ScrollMemory } from '@pramaan/app-shell/router/scroll/scroll-memory.tsx'
import { may } from '@pramaan/domain/capability'
import { DeskShell } from '@pramaan/ui/desk-shell'
import { useLoadUntilThere } from '@pramaan/ui/load-until-there'
import { NavDrawer } from '@pramaan/ui/nav-drawer'
import { ShortcutsProvider } from '@pramaan/ui/shortcuts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FactorGate } from './features/second-factor/factor-gate.tsx'
import { FinderButton, PaletteField, PaletteWait, usePaletteField } from './layout/palette-field.tsx'
import { ProfileBox } from './layout/profile-box.tsx'
import { ScreenKeys, StaffKeys } from './layout/screen-keys.tsx'
import { useMenu, useTabs } from './layout/use-menu.ts'
import { paths } from './paths.ts'
import { useTexts } from './texts/use-texts.ts'

const Palette = latePart(() => import('./features/palette/palette.tsx').then((m) => m.Palette))
const loadOrderSender = () =>
  import('./features/store/unsent/order-sender.tsx').then((m) => ({ OrderSender: m.OrderSender }))

/** Sends what waits; until it has loaded, the screens work without it. */
function OrderSender() {
  const loaded = useLoadUntilThere(loadOrderSender)
  return loaded && <loaded.OrderSender />
}

/** Screens that fill the window and scroll inside. */
const filling: readonly string[] = [paths.list, paths.users, paths.employerList, paths.verification]

/** The layout for staff: the role's menu, the palette's field, and the screen's shortcuts (document 002 §2.2). */
export function StaffShell({ children }: { children: ReactNode }) {
  const { role } = usePerson()
  return (
    <FactorGate requested={may(role, 'manageUsers')}>
      <Console>{children}</Console>
    </FactorGate>
  )
}

function Console({ children }: { children: ReactNode }) {
  const t = useTexts()
  const { pathname } = useLocation()
  const { items, moreItems } = useMenu()
  const tabs = useTabs()
  const { role } = usePerson()
  const finder = usePaletteField()
  return (
    <ShortcutsProvider>
      <DeskShell
        navLabel={t('header.menu')}
        banner={<DemoBanner />}
        brand={<Brand href="/" compact />}
        tabs={tabs.length > 0 ? { label: t('header.tabs'), items: tabs } : undefined}
        items={items}
        moreItems={moreItems}
        menu={
          <NavDrawer
            key={pathname}
            title={t('header.menu')}
            items={items}
            moreItems={moreItems}
            foot={<ProfileBox />}
          />
        }
        search={<PaletteField onOpen={finder.show} />}
        end={
          <>
            <span className="md:hidden">
              <FinderButton onOpen={finder.show} />
            </span>
            <LocationPicker />
            <NotificationBell settingsHref="/settings" />
            <AccountMenu />
          </>
        }
        foot={<ProfileBox />}
        keyBar={<ScreenKeys />}
        fill={filling.includes(pathname)}
      >
        {children}
        <StaffKeys onFind={finder.show} />
        {finder.wanted && (
          <OpenedLate
            onClose={() => finder.setOpen(false)}
            quiet={!finder.open}
            fallback={<PaletteWait finder={finder} />}
          >
            <Palette open={finder.open} onOpenChange={finder.setOpen} typedAhead={finder.typed} />
          </OpenedLate>
        )}
        {may(role, 'runStore') && <OrderSender />}
        <ScrollMemory />
      </DeskShell>
    </ShortcutsProvider>
  )
}
