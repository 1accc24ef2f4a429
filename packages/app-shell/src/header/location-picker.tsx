import { namesOfCity } from '@pramaan/domain/city'
import { anyLocation } from '@pramaan/domain/options'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { ChevronDown, MapPin } from 'lucide-react'
import { useAddressChange } from '../city/use-address-change.ts'
import { useListCity } from '../city/use-list-city.ts'
import { useMyCity } from '../city/use-my-city.ts'
import { useCityUse } from '../router/app-map.ts'
import { latePart, OpenedLate } from '../router/loading/late-part.tsx'
import { useOpenHere } from '../router/use-open-here.ts'
import { useQueryText } from '../router/use-query-text.ts'
import { useOptionText } from '../texts/use-option-text.ts'
import { useShellTexts } from '../texts/use-shell-texts.ts'

// Loaded on demand, because most people don't change the city.
const CityChoice = latePart(() => import('../city/city-choice.tsx').then((m) => m.CityChoice))

/** The city in the header, on screens whose lists start with it or are filtered by it; hidden on others (D64). */
export function LocationPicker() {
  const cityUse = useCityUse()
  if (cityUse === undefined) return null
  return cityUse === 'order' ? <OrderPicker /> : <FilterPicker />
}

function OrderPicker() {
  const { city, ownCity, loading, choose } = useListCity()
  return loading ? null : <Picker city={city} ownCity={ownCity} by="order" onChoose={choose} />
}

function FilterPicker() {
  const { city: ownCity } = useMyCity()
  const address = useAddressChange()
  const location = new URLSearchParams(useQueryText()).get('location')
  const city = location && location !== anyLocation ? location : undefined
  const choose = (next: string) =>
    address.open((query) => {
      if (next === anyLocation) query.delete('location')
      else query.set('location', namesOfCity(next)[0] ?? next)
    })
  return <Picker city={city} ownCity={ownCity} by="filter" onChoose={choose} />
}

type PickerProps = {
  city: string | undefined
  ownCity: string | undefined
  by: 'order' | 'filter'
  onChoose: (city: string) => void
}

function Picker({ city, ownCity, by, onChoose }: PickerProps) {
  const t = useShellTexts()
  const option = useOptionText()
  const [open, setOpen] = useOpenHere()
  const chosen = (next: string) => {
    onChoose(next)
    setOpen(false)
  }
  const shown = city ? option(city) : t('city.anywhere')
  const trigger = (
    <Button
      tone="ghost"
      size="sm"
      aria-label={t('header.city', { city: shown })}
      className="min-h-11! px-2.5! sm:px-3!"
    >
      <MapPin aria-hidden />
      <span className="text-ink max-sm:max-w-20 max-sm:truncate max-[22rem]:hidden sm:max-w-40 sm:truncate">
        {shown}
      </span>
      <ChevronDown aria-hidden className="max-sm:hidden" />
    </Button>
  )
  return (
    <Dialog
      open={open}
      trigger={trigger}
      onOpenChange={setOpen}
      title={t('header.city.title')}
      description={t(`header.city.${by}`)}
    >
      <OpenedLate onClose={() => setOpen(false)} inside>
        <CityChoice city={city} ownCity={ownCity} onChoose={chosen} />
      </OpenedLate>
    </Dialog>
  )
}
