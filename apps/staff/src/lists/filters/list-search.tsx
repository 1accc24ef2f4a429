import { DebouncedSearch, type DebouncedSearchProps } from '@pramaan/app-shell/forms/debounced-search.tsx'
import { KeyHint } from '@pramaan/ui/key-hint'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** The search box of a list: `/` focuses it, and typing searches after a pause. */
export function ListSearch(search: DebouncedSearchProps) {
  const t = useTexts()
  const box = useRef<HTMLInputElement>(null)
  useShortcuts([{ on: '/', label: t('keys.search'), onPress: () => box.current?.focus() }])
  return (
    <DebouncedSearch ref={box} dense hint={<KeyHint keys={['/']} className="pointer-coarse:hidden" />} {...search} />
  )
}
