/** Cities of the location picker (000, section 9). */
export const pickerCities = ['Mumbai', 'Pune', 'Bangalore', 'Kolkata', 'Delhi', 'Chennai'] as const

/** The city the location picker starts with. */
export const defaultCity = 'Mumbai' satisfies (typeof pickerCities)[number]

/** The country a place is in unless somebody says otherwise. */
export const defaultCountry = { code: 'IN', name: 'India' } as const

/** Cities of Maharashtra in the profile's City list. */
export const maharashtraCities = [
  'Ahilyanagar',
  'Akola',
  'Amravati',
  'Badlapur',
  'Beed',
  'Bhandara',
  'Bhiwandi',
  'Buldhana',
  'Chandrapur',
  'Chhatrapati Sambhajinagar',
  'Dharashiv',
  'Dhule',
  'Gadchiroli',
  'Gondia',
  'Hingoli',
  'Ichalkaranji',
  'Jalgaon',
  'Jalna',
  'Kalyan-Dombivli',
  'Kolhapur',
  'Latur',
  'Malegaon',
  'Mira-Bhayandar',
  'Mumbai',
  'Nagpur',
  'Nanded',
  'Nandurbar',
  'Nashik',
  'Navi Mumbai',
  'Panvel',
  'Parbhani',
  'Pune',
  'Ratnagiri',
  'Sangli',
  'Satara',
  'Solapur',
  'Thane',
  'Yavatmal',
] as const

/** The states and union territories of India. */
export const indianStates = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
] as const

/** The profile's City list: the cities of Maharashtra, then all Indian states (000, section 9). */
export const profileCities = [...maharashtraCities, ...indianStates] as const
