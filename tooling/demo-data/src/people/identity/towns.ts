import { locationRows } from '@pramaan/vocabulary/reference-rows'

/** How many live in a city among a thousand of ours, and what pay is there beside Pune's. */
type Town = { share: number; pay: number }

/** The cities people come from; any other place of the catalogue has a small share of its own. */
export const towns: Readonly<Record<string, Town>> = {
  Pune: { share: 170, pay: 1 },
  Mumbai: { share: 120, pay: 1.12 },
  Thane: { share: 40, pay: 1.02 },
  'Navi Mumbai': { share: 38, pay: 1.06 },
  Nagpur: { share: 38, pay: 0.84 },
  Nashik: { share: 36, pay: 0.84 },
  Satara: { share: 22, pay: 0.76 },
  Kolhapur: { share: 20, pay: 0.78 },
  'Chhatrapati Sambhajinagar': { share: 20, pay: 0.82 },
  Solapur: { share: 14, pay: 0.74 },
  Sangli: { share: 12, pay: 0.74 },
  Panvel: { share: 12, pay: 0.95 },
  Ahilyanagar: { share: 12, pay: 0.74 },
  'Kalyan-Dombivli': { share: 12, pay: 0.95 },
  Amravati: { share: 8, pay: 0.72 },
  Jalgaon: { share: 7, pay: 0.72 },
  Latur: { share: 6, pay: 0.7 },
  Nanded: { share: 6, pay: 0.7 },
  Ratnagiri: { share: 5, pay: 0.72 },
  Bangalore: { share: 52, pay: 1.2 },
  Hyderabad: { share: 40, pay: 1.1 },
  Chennai: { share: 34, pay: 1.03 },
  Delhi: { share: 36, pay: 1.08 },
  Kolkata: { share: 24, pay: 0.9 },
  Ahmedabad: { share: 20, pay: 0.9 },
  Gurugram: { share: 14, pay: 1.18 },
  Noida: { share: 14, pay: 1.1 },
  Coimbatore: { share: 10, pay: 0.86 },
  Kochi: { share: 10, pay: 0.9 },
  Indore: { share: 10, pay: 0.82 },
  Jaipur: { share: 12, pay: 0.84 },
  Lucknow: { share: 12, pay: 0.8 },
  Surat: { share: 8, pay: 0.84 },
  Vadodara: { share: 7, pay: 0.84 },
  Chandigarh: { share: 7, pay: 0.9 },
  Bhopal: { share: 7, pay: 0.8 },
  Patna: { share: 8, pay: 0.74 },
  Bhubaneswar: { share: 8, pay: 0.82 },
  Visakhapatnam: { share: 7, pay: 0.82 },
  Guwahati: { share: 7, pay: 0.78 },
  Mysuru: { share: 6, pay: 0.88 },
  Madurai: { share: 5, pay: 0.76 },
  Ludhiana: { share: 5, pay: 0.8 },
}

/** What a place that is not named above counts for. */
const otherTown: Town = { share: 1.2, pay: 0.74 }

type Weights = readonly (readonly [string, number])[]

/** Whose names one meets in a state: region and weight. */
const regionsOfState: Readonly<Record<string, Weights>> = {
  Maharashtra: [
    ['Maharashtra', 76],
    ['Muslim families', 10],
    ['Hindi belt', 7],
    ['Gujarat', 3],
    ['Rajasthan', 2],
    ['Goa', 1],
    ['Telangana and Andhra', 1],
  ],
  Gujarat: [
    ['Gujarat', 82],
    ['Muslim families', 9],
    ['Rajasthan', 5],
    ['Hindi belt', 4],
  ],
  Goa: [
    ['Goa', 60],
    ['Maharashtra', 20],
    ['Karnataka', 15],
    ['Muslim families', 5],
  ],
  Rajasthan: [
    ['Rajasthan', 84],
    ['Muslim families', 9],
    ['Hindi belt', 7],
  ],
  'Tamil Nadu': [
    ['Tamil Nadu', 90],
    ['Muslim families', 5],
    ['Telangana and Andhra', 3],
    ['Kerala', 2],
  ],
  Puducherry: [['Tamil Nadu', 100]],
  Kerala: [
    ['Kerala', 90],
    ['Muslim families', 8],
    ['Tamil Nadu', 2],
  ],
  Karnataka: [
    ['Karnataka', 70],
    ['Telangana and Andhra', 8],
    ['Tamil Nadu', 7],
    ['Muslim families', 8],
    ['Kerala', 4],
    ['Hindi belt', 3],
  ],
  Telangana: [
    ['Telangana and Andhra', 80],
    ['Muslim families', 14],
    ['Hindi belt', 3],
    ['Maharashtra', 3],
  ],
  'Andhra Pradesh': [
    ['Telangana and Andhra', 94],
    ['Muslim families', 6],
  ],
  'West Bengal': [
    ['Bengal', 80],
    ['Muslim families', 12],
    ['Hindi belt', 8],
  ],
  Tripura: [['Bengal', 100]],
  Odisha: [
    ['Odisha', 95],
    ['Bengal', 5],
  ],
  Assam: [
    ['Assam and the North-East', 84],
    ['Bengal', 10],
    ['Muslim families', 6],
  ],
  Punjab: [
    ['Punjab', 75],
    ['Delhi and Haryana', 25],
  ],
  Chandigarh: [
    ['Punjab', 55],
    ['Delhi and Haryana', 45],
  ],
  Haryana: [
    ['Delhi and Haryana', 70],
    ['Hindi belt', 20],
    ['Punjab', 6],
    ['Muslim families', 4],
  ],
  Delhi: [
    ['Delhi and Haryana', 48],
    ['Hindi belt', 30],
    ['Muslim families', 12],
    ['Punjab', 8],
    ['Bengal', 2],
  ],
}

const northEast = ['Meghalaya', 'Mizoram', 'Nagaland', 'Manipur', 'Arunachal Pradesh', 'Sikkim']
const hindiBelt: Weights = [
  ['Hindi belt', 84],
  ['Muslim families', 14],
  ['Delhi and Haryana', 2],
]
const hills: Weights = [
  ['Khasi, Mizo and Naga families', 80],
  ['Assam and the North-East', 20],
]

/** Whose names one meets in a state, with weights. */
export function regionsOf(state: string): Weights {
  return regionsOfState[state] ?? (northEast.includes(state) ? hills : hindiBelt)
}

/** A place people live in, with its state and what pay is there beside Pune's. */
export type HomeTown = { city: string; state: string; pay: number }

/** The places of the catalogue as chances. */
export const townChances = locationRows.map(({ location, state }) => {
  const { share, pay } = towns[location] ?? otherTown
  return [{ city: location, state, pay }, share] as const satisfies [HomeTown, number]
})

const chancesOfState = new Map<string, (readonly [HomeTown, number])[]>()
for (const chance of townChances) {
  chancesOfState.set(chance[0].state, [...(chancesOfState.get(chance[0].state) ?? []), chance])
}

/** The places of a state as chances. */
export function townsOf(state: string): readonly (readonly [HomeTown, number])[] {
  return chancesOfState.get(state) ?? []
}
