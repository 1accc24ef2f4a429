/** Cities of the location picker (000, section 9). */
export const pickerCities = ['Mumbai', 'Pune', 'Bangalore', 'Kolkata', 'Delhi', 'Chennai'] as const

/** The default country of a location. */
export const defaultCountry = { code: 'IN', name: 'India' } as const

/** Regions of several cities. */
export const regions = [
  'Chandigarh Tricity',
  'Delhi NCR',
  'Konkan',
  'Marathwada',
  'Mumbai Metropolitan Region',
  'Pune Metropolitan Region',
  'Vidarbha',
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
