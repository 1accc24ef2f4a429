import { AccountMenu } from '@pramaan/app-kit/header/account-menu.tsx'
import { Brand } from '@pramaan/app-kit/header/brand.tsx'
import { LocationPicker } from '@pramaan/app-kit/header/location-picker.tsx'
import { usePlaces } from '@pramaan/app-kit/header/places.ts'
import { NavDrawer } from '@pramaan/ui/nav-drawer'
import { RailShell } from '@pramaan/ui/rail-shell'
import type { ReactNode } from 'react'
import { useTexts } from './texts/use-texts.ts'

/** The frame of a signed-in candidate: the four places, the city and the account. */
export function CandidateShell({ children }: { children: ReactNode }) {
  const t = useTexts()
  const places = usePlaces('Candidate')
  return (
    <RailShell
      navLabel={t('header.menu')}
      brand={<Brand href="/" compact />}
      places={places}
      menu={<NavDrawer title={t('header.menu')} places={places} />}
      end={
        <>
          <LocationPicker />
          <AccountMenu />
        </>
      }
    >
      {children}
    </RailShell>
  )
}
