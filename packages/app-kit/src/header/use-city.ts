import { defaultCity, pickerCities } from '@pramaan/domain/options'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Platform, usePlatform } from '../platform/platform.tsx'

type City = (typeof pickerCities)[number]

const key = 'pramaan.city'
const stores = new WeakMap<Platform, StoreApi<{ city: City }>>()

function storeOf(platform: Platform) {
  const known = stores.get(platform)
  if (known) return known
  const kept = platform.keep.getItem(key)
  const made = createStore<{ city: City }>(() => ({ city: pickerCities.find((city) => city === kept) ?? defaultCity }))
  stores.set(platform, made)
  return made
}

/** The city chosen in the header, Mumbai until somebody chooses another (document 000 §9), and how to choose. */
export function useCity() {
  const platform = usePlatform()
  const store = storeOf(platform)
  const { city } = useStore(store)
  return {
    city,
    choose(next: string) {
      const known = pickerCities.find((one) => one === next)
      if (!known) return
      platform.keep.setItem(key, known)
      store.setState({ city: known })
    },
  }
}
