import { createSlice } from '@reduxjs/toolkit';

/** Whether a newer build of the console has been deployed than the one that runs in this tab. */
const versionSlice = createSlice({
  name: 'version',
  initialState: { isOutdated: false },
  reducers: {
    newVersionFound: (state) => {
      state.isOutdated = true;
    },
  },
});

export const { newVersionFound } = versionSlice.actions;
export const versionReducer = versionSlice.reducer;
