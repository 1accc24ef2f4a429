import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Leaves the panel of controls to what can be set there: not to elements, lists and functions. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.table?.type?.summary
      const value = initialArgs[name]
      if (typeof value === 'object' || typeof value === 'function') return [name, { ...argType, control: false }]
      if (type === 'ReactNode') return [name, { ...argType, control: 'text' }]
      if (type === 'unknown') return [name, { ...argType, control: false }]
      return [name, argType]
    }),
  )
