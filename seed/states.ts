// States of the two countries that our addresses are in: the codes of the US postal service, with the
// district and the territories, and those of ISO 3166-2 for India (Telangana as TG), 28 states and 8 union
// territories. Public facts; checked in November 2026.

export type SeedState = { readonly country: 'US' | 'IN'; readonly code: string; readonly name: string }

const usStates = `
AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia
HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland
MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada
NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma
OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont
VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming
DC District of Columbia
AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|VI US Virgin Islands`

const indianStates = `
AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|CG Chhattisgarh|GA Goa|GJ Gujarat|HR Haryana
HP Himachal Pradesh|JH Jharkhand|KA Karnataka|KL Kerala|MP Madhya Pradesh|MH Maharashtra|MN Manipur|ML Meghalaya
MZ Mizoram|NL Nagaland|OD Odisha|PB Punjab|RJ Rajasthan|SK Sikkim|TN Tamil Nadu|TG Telangana|TR Tripura
UP Uttar Pradesh|UK Uttarakhand|WB West Bengal
AN Andaman and Nicobar Islands|CH Chandigarh|DH Dadra and Nagar Haveli and Daman and Diu|DL Delhi
JK Jammu and Kashmir|LA Ladakh|LD Lakshadweep|PY Puducherry`

export const states: readonly SeedState[] = [...statesIn('US', usStates), ...statesIn('IN', indianStates)]

function statesIn(country: SeedState['country'], list: string): SeedState[] {
  return list
    .trim()
    .split(/[|\n]/)
    .map(entry => ({ country, code: entry.slice(0, 2), name: entry.slice(3) }))
}
