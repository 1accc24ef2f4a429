import { isSameCity } from '@pramaan/domain/city'
import { anyLocation } from '@pramaan/domain/options'
import { Skeleton } from '@pramaan/ui/skeleton'
import { TextButton } from '@pramaan/ui/text-link'
import { MapPin } from 'lucide-react'
import { useOptionText } from '../texts/use-option-text.ts'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { useListCity } from './use-list-city.ts'

/** Props of `CityLine`: the list, undefined until it has loaded, and whether what fits best comes before the city. */
export type CityLineProps = {
  byFit?: boolean | undefined
  list: { totalCount: number; near: { city: string; count: number } | null } | undefined
}

/** Shows which city a list starts with, with links to only that city and to all cities. */
export function CityLine({ byFit, list }: CityLineProps) {
  // The texts below don't read the city themselves, because mounted after a failure they would request it again and
  // wait.
  const listCity = useListCity()
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-4 text-sm text-ink-muted pointer-coarse:min-h-11">
      {listCity.loading ? <CityWait /> : <CityWords byFit={byFit} list={list} listCity={listCity} />}
    </div>
  )
}

/** The placeholder, as high as the text: on a phone its buttons have their own line. */
function CityWait() {
  return (
    <>
      <Skeleton className="h-4 w-56 max-sm:my-0.5" />
      <span className="h-5 max-sm:w-full pointer-coarse:h-11" />
    </>
  )
}

function CityWords({ byFit, list, listCity }: CityLineProps & { listCity: ReturnType<typeof useListCity> }) {
  const t = useShellTexts()
  const option = useOptionText()
  const { city, ownCity, location, isOnly, choose, keepOnly } = listCity
  const cityParameters = (name: string | undefined) => ({ city: option(name ?? '') })
  const named = list?.near?.city
  const first = byFit ? 'city.fit' : 'city.near'
  // A city in the words comes before the header's; several cities have no order.
  if (list && !named && city) return null
  if (named && !(city && isSameCity(named, city))) return <CityNote>{t(first, cityParameters(named))}</CityNote>
  const isNowhere = list?.near?.count === 0 && list.totalCount > 0
  const state = !city ? 'all' : isOnly ? 'only' : isNowhere ? 'none' : 'first'
  return (
    <>
      <CityNote>{t(state === 'first' ? first : (`city.${state}` as const), cityParameters(city))}</CityNote>
      {state === 'first' && location && (
        <TextButton onClick={() => keepOnly(location)}>{t('city.only', cityParameters(city))}</TextButton>
      )}
      {state === 'only' && (
        <TextButton onClick={() => keepOnly(undefined)}>{t('city.first', cityParameters(city))}</TextButton>
      )}
      {city && <TextButton onClick={() => choose(anyLocation)}>{t('city.anywhere')}</TextButton>}
      {!city && ownCity && (
        <TextButton onClick={() => choose(ownCity)}>{t('city.first', cityParameters(ownCity))}</TextButton>
      )}
    </>
  )
}

function CityNote({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-1.5 max-sm:w-full">
      <MapPin aria-hidden className="size-4 shrink-0" />
      {children}
    </span>
  )
}
